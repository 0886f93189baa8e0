/** Weights of the first nine digits; the last one makes their sum a multiple of ten. */
const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5] as const;

/** Whether a text is the number under which the Korean tax office lists a business: 000-00-00000, the last its check digit. */
export function isBusinessNumber(text: string): boolean {
  if (!/^\d{3}-\d{2}-\d{5}$/.test(text)) {
    return false;
  }
  const digits = [...text.replaceAll('-', '')].map(Number);
  const products = WEIGHTS.map((weight, index) => weight * digits[index]!);
  // Of the last product the tens count as well.
  const sum =
    products.reduce((all, product) => all + product, 0) +
    Math.floor(products.at(-1)! / 10);
  return (sum + digits.at(-1)!) % 10 === 0;
}
