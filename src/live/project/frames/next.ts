import {compilerConfig} from '../packageFiles';
import {filesIn, type Application, type FrameworkFrame} from './frame';

/** Where the guide puts its page. */
const ROUTE = 'report';

/** A page of Next.js, whose component runs in the browser alone. */
export const next: FrameworkFrame = {
  page: `http://localhost:3000/${ROUTE}`,
  frame: (application, facts) => {
    const folder = `app/${ROUTE}`;
    const files = filesIn(folder, application);
    const component = `${folder}/${application.files.at(-2)!.name}`;
    return {
      'tsconfig.json': compilerConfig(facts, OPTIONS_OF_NEXT),
      'app/layout.tsx': layout(application),
      'app/app.css': `${application.styles}\n`,
      ...files,
      [component]: `'use client';\n\n${files[component]}`,
    };
  },
};

/** Without them, Next.js writes them in when it starts. */
const OPTIONS_OF_NEXT: Parameters<typeof compilerConfig>[1] = {
  options: {
    skipLibCheck: true,
    esModuleInterop: true,
    resolveJsonModule: true,
    isolatedModules: true,
    incremental: true,
    plugins: [{name: 'next'}],
  },
  include: [
    'next-env.d.ts',
    'app',
    '.next/types/**/*.ts',
    '.next/dev/types/**/*.ts',
  ],
  exclude: ['node_modules'],
};

function layout({title, lang}: Application): string {
  return `import type {ReactNode} from 'react';
import './app.css';

export const metadata = {title: ${JSON.stringify(title)}, icons: 'data:,'};

export default function Layout({children}: {children: ReactNode}) {
  return (
    <html lang="${lang}">
      <body>{children}</body>
    </html>
  );
}
`;
}
