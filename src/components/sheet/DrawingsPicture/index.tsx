import type {ReactNode} from 'react';
import ChartSvg from '../charts/ChartSvg';
import ShapeSvg, {type ShapeSpec} from '../charts/ShapeSvg';
import type {ChartSpec} from '../charts/types';
import sheet from '../SheetPicture/cellStyles';
import styles from './styles.module.css';

interface Props {
  /** One sentence under the picture that says what it shows. */
  readonly caption: string;
  readonly charts?: readonly ChartSpec[];
  readonly shapes?: readonly ShapeSpec[];
}

/**
 * Draws charts and shapes side by side, without the cells under them: for what does not depend on a
 * place on the sheet. They wrap where the page is narrow.
 */
export default function DrawingsPicture({
  caption,
  charts = [],
  shapes = [],
}: Props): ReactNode {
  return (
    <figure className={sheet.figure}>
      <div className={styles.drawings}>
        {charts.map((chart) => (
          <ChartSvg key={chart.alt} spec={chart} />
        ))}
        {shapes.map((shape) => (
          <ShapeSvg key={shape.alt} spec={shape} />
        ))}
      </div>
      <figcaption className={sheet.caption}>{caption}</figcaption>
    </figure>
  );
}
