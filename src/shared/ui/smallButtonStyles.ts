import { buttonRecipe } from '#theme/recipes/button.ts';

/** A small button without a line around it, for plain buttons of which there are many: styled by the element around them. */
export const smallButtonStyles = {
  ...buttonRecipe.base,
  ...buttonRecipe.variants?.size.xs,
  ...buttonRecipe.variants?.variant.ghost,
};
