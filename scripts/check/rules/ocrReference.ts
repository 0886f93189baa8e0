import {checkOcrReference} from '../ocr/checkReference';
import type {Rule} from '../types';

/** Every function page of the OCR set, and every status code on its pages, agrees with the header. */
export const run: Rule = async (sources) => {
  const {members, described, mentions, problems} =
    await checkOcrReference(sources);
  return {
    inspected: mentions,
    problems,
    note: `${described} of ${members} members have an entry`,
  };
};
