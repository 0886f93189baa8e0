/** A box of a diagram; lengths in SVG units (pixels at natural size). */
export interface DiagramBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Rows of text: the first is the name. A frame shows them at its top. */
  readonly text: readonly string[];
  readonly kind?: 'plain' | 'strong' | 'frame';
}

/** An arrow of a diagram. */
export interface DiagramLine {
  /** SVG path data; the arrow head is at its end. */
  readonly path: string;
  readonly dashed?: boolean;
  readonly label?: {
    readonly x: number;
    readonly y: number;
    readonly text: string;
    readonly anchor?: 'start' | 'middle' | 'end';
  };
}

/** Boxes and arrows in one layout. */
export interface DiagramDrawing {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly DiagramBox[];
  readonly lines: readonly DiagramLine[];
}

/** A diagram and the text that says the same in words. */
export interface DiagramData {
  readonly title: string;
  readonly description: string;
  readonly wide: DiagramDrawing;
  /** The same for phones, 300 units wide at most: drawn from top to bottom. */
  readonly narrow: DiagramDrawing;
}
