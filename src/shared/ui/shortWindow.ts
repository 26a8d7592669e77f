/** A phone that lies on its side, or a window at 400 %: what stays in sight elsewhere scrolls with the rest. */
export const shortWindow = '@media (max-height: 479.98px)';
