/** `LATE=60 npm run unit`: frames and answers come so many milliseconds late, as on a busy machine. 0 by default. */
export const latenessMs = Number(process.env.LATE ?? 0);

// As it is before a test takes the clock over.
const realSetTimeout = globalThis.setTimeout;

/** Waits as long as things are late. */
export const waitLateness = () => new Promise<void>((resolve) => void realSetTimeout(resolve, latenessMs));

/** Frames come late: what a test does before them must not matter. */
export function delayFrames(view: Window): void {
  if (latenessMs === 0) return;
  const requestFrame = view.requestAnimationFrame.bind(view);
  const pendingFrames = new Set<number>();
  let lastId = 0;
  view.requestAnimationFrame = (callback) => {
    const id = (lastId += 1);
    pendingFrames.add(id);
    void waitLateness().then(() =>
      requestFrame((time) => {
        if (pendingFrames.delete(id)) callback(time);
      }),
    );
    return id;
  };
  view.cancelAnimationFrame = (id) => void pendingFrames.delete(id);
}
