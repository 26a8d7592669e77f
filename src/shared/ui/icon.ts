/** 16 px in text, 18 px in menus and on buttons of the frame, 20 px beside a message; 1.75 stroke. */
export const iconText = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
export const iconMenu = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
export const iconNote = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
