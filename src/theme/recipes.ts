import { badgeRecipe } from './recipes/badge.ts';
import { breadcrumbRecipe } from './recipes/breadcrumb.ts';
import { buttonRecipe } from './recipes/button.ts';
import { dialogRecipe } from './recipes/dialog.ts';
import { drawerRecipe } from './recipes/drawer.ts';
import { fieldRecipe } from './recipes/field.ts';
import { headingRecipe } from './recipes/heading.ts';
import { inputRecipe } from './recipes/input.ts';
import { linkRecipe } from './recipes/link.ts';
import { menuRecipe } from './recipes/menu.ts';
import { nativeSelectRecipe } from './recipes/nativeSelect.ts';
import { skeletonRecipe } from './recipes/skeleton.ts';
import { spinnerRecipe } from './recipes/spinner.ts';
import { textareaRecipe } from './recipes/textarea.ts';
import { toastRecipe } from './recipes/toast.ts';
import { tooltipRecipe } from './recipes/tooltip.ts';

/** The components in use; a component without a recipe here is not styled. */
export const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  heading: headingRecipe,
  input: inputRecipe,
  link: linkRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
  textarea: textareaRecipe,
};

export const slotRecipes = {
  breadcrumb: breadcrumbRecipe,
  dialog: dialogRecipe,
  drawer: drawerRecipe,
  field: fieldRecipe,
  menu: menuRecipe,
  nativeSelect: nativeSelectRecipe,
  toast: toastRecipe,
  tooltip: tooltipRecipe,
};
