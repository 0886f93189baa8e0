import {describe, expect, it} from 'vitest';
import {OCR_QUESTIONS} from './questions';
import {renderPage, sectionText} from './renderedPage';

describe('task questions', () => {
  it('are many, and each is asked once', () => {
    const questions = OCR_QUESTIONS.map(({question}) => question);
    expect(new Set(questions).size).toBe(questions.length);
    expect(questions.length).toBeGreaterThanOrEqual(25);
  });

  it.each(OCR_QUESTIONS.map((item) => [item.question, item] as const))(
    '%s',
    async (_, {answer, says}) => {
      const [route, anchor] = answer.split('#');
      const section = sectionText(await renderPage(route!), anchor!);
      expect(section, `${answer} does not exist`).toBeDefined();
      expect(section).toContain(says);
    },
  );
});
