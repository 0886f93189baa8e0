/**
 * Part of the reference library's result for `notice.png`. A test compares it with the output on the page
 * about `run`.
 */
export const NOTICE_RECOGNITION = {
  image: {width: 640, height: 240},
  lines: [
    {text: '안내', box: {x: 40, y: 28, width: 81, height: 53}},
    {
      text: '도서관은 오후 6시에 닫습니다',
      box: {x: 40, y: 104, width: 343, height: 34},
    },
    {
      text: 'Library closes at 6 pm',
      box: {x: 40, y: 164, width: 263, height: 31},
    },
  ],
};
