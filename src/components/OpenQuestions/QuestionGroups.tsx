// @works-without-react
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import type {
  OpenQuestion,
  QuestionAnswer,
  QuestionGroup,
} from '@site/src/site/openQuestions';

/** List of open questions, with a section for each documentation set. */
export default function QuestionGroups({
  groups,
}: {
  readonly groups: readonly QuestionGroup[];
}): ReactNode {
  return groups.map(({id, label, questions}) => (
    <section key={id}>
      <Heading as="h2" id={id}>
        {label}
      </Heading>
      <ul>
        {questions.map((question) => (
          <Question key={question.id} {...question} />
        ))}
      </ul>
    </section>
  ));
}

/** A question with its answer, if known, and a link to the page that asks it. */
function Question(question: OpenQuestion): ReactNode {
  const {id, lang, route, section, page, answer} = question;
  useBrokenLinks().collectAnchor(id);
  return (
    <li id={id}>
      <strong lang={lang}>{question.question}</strong>
      <br />
      {answer && (
        <>
          {answer.text}
          <br />
          <Translate
            id="site.openQuestions.source"
            values={{source: sourceOf(answer)}}>
            {'Source: {source}'}
          </Translate>
          <br />
        </>
      )}
      <Link to={section ? `${route}#${section.id}` : route}>
        <span lang={lang}>{page}</span>
        {section && <span lang={lang}>{`: ${section.text}`}</span>}
      </Link>
    </li>
  );
}

function sourceOf({source, url}: QuestionAnswer): ReactNode {
  return url ? <Link href={url}>{source}</Link> : source;
}
