/** Two versions of a small contract of each language, with a change of each kind. */
export const HEADERS = {
  '1.0': `/* pen.h, contract version 1.0, 2026-01-05. */
/**
 * @brief A pen.
 * @since 1.0
 */
typedef struct pen *pen_handle;
/** @brief Results. */
typedef enum {
  PEN_OK = 0, /**< Done. | Nothing. */
  PEN_DRY = 7 /**< No ink. | Fill it. */
} pen_status;
/**
 * @brief Draws a line.
 * @since 1.0
 */
pen_status pen_draw(pen_handle pen);
/**
 * @brief Wipes a line.
 * @deprecated Call pen_draw() with a white pen.
 * @since 1.0
 */
pen_status pen_wipe(pen_handle pen);
/**
 * @brief Lifts the pen.
 * @since 1.0
 */
pen_status pen_lift(pen_handle pen);
`,
  '1.1': `/* pen.h, contract version 1.1. */
/**
 * @brief A pen.
 * @since 1.0
 */
typedef struct pen *pen_handle;
/** @brief Results. */
typedef enum {
  PEN_OK = 0, /**< Done. | Nothing. */
  PEN_DRY = 8 /**< No ink. | Fill it. */
} pen_status;
/**
 * @brief Draws a line.
 * @since 1.0
 */
pen_status pen_draw(pen_handle pen, int width);
/**
 * @brief Lifts the pen.
 * @deprecated Call pen_draw() with the width 0.
 * @since 1.0
 */
pen_status pen_lift(pen_handle pen);
/**
 * @brief Fills the pen.
 * @since 1.1
 */
pen_status pen_fill(pen_handle pen);
`,
} as const;

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
  /** Draws a line, quickly. @since 1.0 */
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
