import {findQuestionProblems} from '../../../src/content';
import type {CheckRule} from '../sources';

/** Marks of unspecified facts have a valid question, and answers belong to a question. */
export const run: CheckRule = ({allPages, files}) =>
  findQuestionProblems({
    pages: allPages,
    read: (file) => (files.has(file) ? files.read(file) : undefined),
  });
