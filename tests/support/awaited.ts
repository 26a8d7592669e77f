/** Something that a test has others wait for, until the test ends it. */
export function awaited(): { done: Promise<void>; end: () => void } {
  let end: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { done, end };
}
