import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import RecognisedImage from './RecognisedImage';
import {NOTICE_RECOGNITION} from './noticeRecognition';

interface Props {
  /** Address of `notice.png`. */
  readonly image: string;
}

/** The image that the sample of the OCR SDK reads, and its text. */
export default function NoticeResult({image}: Props): ReactNode {
  return (
    <RecognisedImage
      image={image}
      alt={translate({
        id: 'site.home.results.noticeAlt',
        message: 'A scanned notice in Korean and English',
      })}
      caption={translate({
        id: 'site.home.results.notice',
        message:
          'The image that the OCR sample below reads, with the lines and the text that this site’s reference library returns.',
      })}
      result={NOTICE_RECOGNITION}
    />
  );
}
