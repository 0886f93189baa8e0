import {checkOcrPages} from './checkPages';

async function main(): Promise<void> {
  const {functions, codes, pages, mentions, problems} = await checkOcrPages(
    process.cwd(),
  );
  problems.forEach((problem) => console.error(problem));
  console.log(
    `OCR set: ${functions} functions and ${codes} codes of the header, ${functions} function pages, ` +
      `${mentions} mentions of codes on ${pages} pages, ${problems.length} problems`,
  );
  process.exitCode =
    problems.length > 0 || functions === 0 || codes === 0 ? 1 : 0;
}

void main();
