/** Valid answers to the questions of each scaffold. */
export const ANSWERS = {
  page: {
    set: 'ocr',
    path: 'installation/containers',
    title: 'Running in a container: what an image holds',
    description:
      'Put the OCR SDK into a container image, with the system libraries and the licence file that it looks for.',
    after: 'installation/gpu_support',
    terms:
      '컨테이너 이미지 만들기,컨테이너에서 실행,도커파일,컨테이너 라이선스 파일',
  },
  set: {
    id: 'viewer',
    name: 'Viewer SDK',
    'name-ko': 'Viewer SDK',
    title: 'Show a document in a page',
    description:
      'Put the viewer into a page of your own, open a document in it, and follow the pages of the reader.',
    task: 'Open a document in a page',
    'task-ko': '문서 열기',
    terms: '뷰어 시작하기,웹 뷰어,문서 뷰어,페이지에 문서 표시,뷰어 설치',
  },
} as const;
