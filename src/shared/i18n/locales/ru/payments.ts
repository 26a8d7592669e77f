// What card payments say in this language.
export const texts = import.meta.glob<Record<string, string>>(
  ['./paymentDetails.json', './payments.json', './takePayment.json'],
  { eager: true, import: 'default' },
);
