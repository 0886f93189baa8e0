import {screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import MDXComponents from '@theme/MDXComponents';
import QuestionGroups from '@site/src/components/OpenQuestions/QuestionGroups';
import Unspecified from '@site/src/components/Unspecified';
import type {OpenQuestion} from '@site/src/site/openQuestions';
import {renderWithSite} from '../support/renderWithSite';

function linkTo(name: string): string | null {
  return screen.getByRole('link', {name}).getAttribute('href');
}

describe('Unspecified', () => {
  it('leads from the text to the question', () => {
    renderWithSite(
      <Unspecified id="ocr.seats">not specified by the vendor</Unspecified>,
    );
    expect(linkTo('not specified by the vendor')).toBe(
      '/open-questions#ocr.seats',
    );
  });

  it('shows an answer as it is', () => {
    const {container} = renderWithSite(
      <Unspecified id="ocr.seats" answered>
        three (source: Data sheet)
      </Unspecified>,
    );
    expect(container.textContent).toBe('three (source: Data sheet)');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is there for every page', () => {
    expect(MDXComponents).toHaveProperty('Unspecified', Unspecified);
  });
});

const QUESTION: OpenQuestion = {
  id: 'ocr.seats',
  question: '몇 대입니까?',
  route: '/ocr/license/license-activation',
  page: 'Activating a licence',
  section: {id: 'terms', text: 'Terms and refund'},
  pageLang: 'en',
};

function renderQuestion(question: OpenQuestion) {
  return renderWithSite(
    <QuestionGroups
      groups={[{id: 'ocr', label: 'OCR SDK', questions: [question]}]}
    />,
  );
}

describe('QuestionGroups', () => {
  it('shows a question, and the page and section that ask it', () => {
    const {container} = renderQuestion(QUESTION);
    const name = 'Activating a licence: Terms and refund';
    expect(linkTo(name)).toBe('/ocr/license/license-activation#terms');
    expect(screen.getByRole('link', {name}).lang).toBe('en');
    expect(container.querySelector('li')?.id).toBe('ocr.seats');
    expect(screen.getByText('몇 대입니까?').lang).toBe('');
  });

  it('links to the page alone above its first section, and says when a question is English', () => {
    renderQuestion({
      ...QUESTION,
      question: 'How many?',
      questionLang: 'en',
      section: undefined,
    });
    expect(linkTo('Activating a licence')).toBe(
      '/ocr/license/license-activation',
    );
    expect(screen.getByText('How many?').lang).toBe('en');
  });

  it('shows the answer and its source', () => {
    const {container} = renderQuestion({
      ...QUESTION,
      answer: {
        text: 'Three.',
        source: 'Data sheet',
        url: 'https://vendor.example/a.pdf',
      },
    });
    expect(container.textContent).toContain('Three.Source: Data sheet');
    expect(linkTo('Data sheet')).toBe('https://vendor.example/a.pdf');
  });
});
