type AuthHeadingProps = { title: string; lead: string };

/** Heading of a public page; takes the focus when the page was reached by a link of the panel. */
export function AuthHeading({ title, lead }: AuthHeadingProps) {
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <p className="p-lead">{lead}</p>
    </>
  );
}
