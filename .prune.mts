import fs from 'node:fs';import z from 'node:zlib';import {parse} from 'postcss';
const gz=(s:string)=>z.gzipSync(s).length;
// approximates: classes not in used set are those that minify would find
for(const f of fs.readdirSync('/tmp/look2-css').filter(f=>f.startsWith('global-en')&&!f.includes('ko'))){
 const css=fs.readFileSync('/tmp/look2-css/'+f,'utf8');console.log(f,gz(css));
}
