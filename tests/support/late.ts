/** `LATE=60 npm run unit`: frames and answers come so many milliseconds late, as on a busy machine. 0 by default. */
export const late = Number(process.env.LATE ?? 0);

// As it is before a test takes the clock over.
const after = globalThis.setTimeout;

/** Waits as long as things are late. */
export const lateness = () => new Promise<void>((resolve) => void after(resolve, late));

/** Frames come late: what a test does before them must not matter. */
export function delayFrames(on: Window): void {
  if (late === 0) return;
  const frame = on.requestAnimationFrame.bind(on);
  const given = new Set<number>();
  let last = 0;
  on.requestAnimationFrame = (callback) => {
    const id = (last += 1);
    given.add(id);
    void lateness().then(() =>
      frame((time) => {
        if (given.delete(id)) callback(time);
      }),
    );
    return id;
  };
  on.cancelAnimationFrame = (id) => void given.delete(id);
}
