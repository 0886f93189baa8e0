import {Fragment, useId, type ReactNode} from 'react';
import styles from './styles.module.css';

/** What the contract's JSON result says of an image, as far as it is shown. */
export interface Recognition {
  readonly image: {readonly width: number; readonly height: number};
  readonly lines: readonly {
    readonly text: string;
    readonly box: {
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    };
  }[];
}

interface Props {
  /** Address of the image. */
  readonly image: string;
  /** Text alternative of the image. */
  readonly alt: string;
  /** One sentence under the picture that says what it shows. */
  readonly caption: string;
  readonly result: Recognition;
}

/** Space between a line's box and its frame, pixels of the image. */
const MARGIN = 6;

/** The sample's model reads Korean and English: a line is read aloud in the language of its letters. */
const HANGUL = /\p{Script=Hangul}/u;

/** An image with a frame around each line that was recognised in it, and the text beside it. */
export default function RecognisedImage({
  image,
  alt,
  caption,
  result: {image: size, lines},
}: Props): ReactNode {
  const captionId = useId();
  return (
    <figure className={styles.recognised} aria-labelledby={captionId}>
      <div className={styles.scan}>
        <div className={styles.scanImage}>
          <img src={image} alt={alt} {...size} loading="lazy" />
          <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
            {lines.map(({text, box}) => (
              <rect
                key={text}
                x={box.x - MARGIN}
                y={box.y - MARGIN}
                width={box.width + 2 * MARGIN}
                height={box.height + 2 * MARGIN}
                rx={MARGIN}
              />
            ))}
          </svg>
        </div>
        <p className={styles.recognisedText}>
          {lines.map(({text}) => (
            <Fragment key={text}>
              <span lang={HANGUL.test(text) ? 'ko' : 'en'}>{text}</span>
              {'\n'}
            </Fragment>
          ))}
        </p>
      </div>
      <figcaption id={captionId}>{caption}</figcaption>
    </figure>
  );
}
