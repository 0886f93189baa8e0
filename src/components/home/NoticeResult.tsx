// @works-without-react
import {Fragment, useId, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {NOTICE_RECOGNITION} from './noticeRecognition';
import styles from './styles.module.css';

interface Props {
  readonly image: string;
}

/** Distance between the box of a line and its frame, in pixels of the image. */
const MARGIN = 6;

/** Matches Korean letters. Lines that contain them are marked as Korean for screen readers. */
const HANGUL = /\p{Script=Hangul}/u;

/** The image of the OCR sample with a frame around each recognised line, and the recognised text beside it. */
export default function NoticeResult({image}: Props): ReactNode {
  const captionId = useId();
  const {image: size, lines} = NOTICE_RECOGNITION;
  return (
    <figure className={styles.recognised} aria-labelledby={captionId}>
      <div className={styles.scan}>
        <div className={styles.scanImage}>
          <img
            src={image}
            alt={translate({
              id: 'site.home.results.noticeAlt',
              message: 'A scanned notice in Korean and English',
            })}
            {...size}
            loading="lazy"
          />
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
      <figcaption id={captionId}>
        <Translate id="site.home.results.notice">
          The image that the OCR sample below reads, with the lines and the text
          that this site’s reference library returns.
        </Translate>
      </figcaption>
    </figure>
  );
}
