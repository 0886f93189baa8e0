// @works-without-react
import {useId, type ReactNode} from 'react';
import '@site/src/live/grid/drawings.css';
import '@site/src/live/grid/grid.css';
import '@generated/sheet-pictures/default/pictures.css';
import './styles.css';

/**
 * Properties after compilation. Pages use those of `PictureOptions` (src/live/pictures/renderPicture.ts),
 * which a remark plugin replaces by `html`.
 */
interface Props {
  /** Sentence below the picture that describes it. */
  readonly caption: ReactNode;
  /** Whether the picture only decorates a link: it then gets no focus, and screen readers ignore it. */
  readonly thumbnail?: boolean;
  readonly html?: string;
}

/** Picture of a sheet after its sample has run. */
export default function SheetPicture({
  caption,
  thumbnail,
  html = '',
}: Props): ReactNode {
  const id = useId();
  return (
    <figure className="sheet-picture">
      <div
        className="sheet-window"
        data-search="picture"
        inert={thumbnail}
        dangerouslySetInnerHTML={{__html: html.replace('caption-id', id)}}
      />
      <figcaption id={id} className="sheet-caption">
        {caption}
      </figcaption>
    </figure>
  );
}
