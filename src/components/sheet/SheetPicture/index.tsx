import {useId, type ReactNode} from 'react';
import '@site/src/live/grid/drawings.css';
import '@site/src/live/grid/grid.css';
import '@generated/sheet-pictures/default/pictures.css';
import './styles.css';

/** What pages write. A build runs the sample, and puts what it draws into `html`: `src/plugins/sheet-pictures`. */
interface Props {
  /** One sentence under the picture that says what it shows. */
  readonly caption: ReactNode;
  /** Title of the sample, if it is not the one above. */
  readonly of?: string;
  /** File of another page, from the folder of this one, whose sample it is. */
  readonly from?: string;
  /** Areas of the sheet: `A1:D5`, or `A1:C1,A4:C6` after scrolling. All that is in use when absent. */
  readonly range?: string;
  /** Id of the element of the spreadsheet; the one created last when absent. */
  readonly host?: string;
  /** Name of the document, and of the sheet; the active ones when absent. */
  readonly document?: string;
  readonly sheet?: string;
  /** Cell that a user selects; without a value, what the sample selected. */
  readonly select?: string | true;
  /** The same, with a line of its address and contents above the grid. */
  readonly formula?: string;
  /** What a user enters: `A1=Tea; A2=Coffee`. */
  readonly enter?: string;
  /** What a user has typed, and not entered: `A2=Li`. */
  readonly typing?: string;
  /** Whether the user has opened the list of the selected cell. */
  readonly open?: boolean;
  /** Element of the spreadsheet in which the user acts, if that is another. */
  readonly user?: string;
  /** Areas to point out. */
  readonly mark?: string;
  /** Whether the tabs of the sheets are below. */
  readonly tabs?: boolean;
  /** Whether it is the charts and shapes alone, or the toolbar alone. */
  readonly drawings?: boolean;
  readonly toolbar?: boolean;
  /** A sample that the page does not show, in the place of `of`: it can import those of the page. */
  readonly children?: ReactNode;
  readonly html?: string;
}

/** A sheet as a sample leaves it, with a caption. */
export default function SheetPicture({caption, html = ''}: Props): ReactNode {
  const id = useId();
  return (
    <figure className="sheet-picture">
      <div
        className="sheet-window"
        data-search="picture"
        dangerouslySetInnerHTML={{__html: html.replace('caption-id', id)}}
      />
      <figcaption id={id} className="sheet-caption">
        {caption}
      </figcaption>
    </figure>
  );
}
