/** Two versions of small declarations with a change of each kind. */
export const DECLARATIONS = {
  '1.0': `/** Pens, contract version 1.0. */
/** A pen. @since 1.0 */
export interface Pen {
  /** Draws a line. @since 1.0 */
  draw(): void;
  /** Wipes a line. @since 1.0 */
  wipe(): void;
  /**
   * Colour.
   * @defaultValue \`'black'\`
   * @since 1.0
   */
  color: string;
}
`,
  '1.1': `/** Pens, contract version 1.1, 2026-02-01. */
/** A pen. @since 1.0 */
export interface Pen {
  /**
   * Draws a line, quickly.
   * @throws PenError \`DRY\`
   * @since 1.0
   */
  draw(): void;
  /**
   * Colour.
   * @defaultValue \`'blue'\`
   * @since 1.0
   */
  color: string;
}
/** Ink. @since 1.1 */
export interface Ink { level: number; }
`,
} as const;
