import fs from 'node:fs';import path from 'node:path';import z from 'node:zlib';
import {collectPageStyles} from './src/native-first/plugin/inlineStyles';
const gz=(s:string)=>z.gzipSync(s).length;
for(const b of ['global-en','global-ko-en']){
const B='/tmp/full-build-test/'+b;const walk=(d:string,o:string[]=[])=>fs.readdirSync(d,{recursive:true,encoding:'utf8'});
const all=walk(B).sort();
const roots=b==='global-en'?['']:['','en/'];
let n=0,a=0,c=0;
for(const r of roots){
 const names=all.filter(f=>f.startsWith(r)&&(r!==''||b==='global-en'||!f.startsWith('en/'))).map(f=>f.slice(r.length));
 const sheet=names.find(f=>/^assets\/css\/styles\.\w+\.css$/.test(f))!;
 const raw=(f:string)=>fs.readFileSync(path.join(B,r,f),'utf8');
 const read=(f:string)=>f.endsWith('.html')?raw(f).replace(/<style data-href="([^"]*)"[^>]*>[^]*?<\/style>/,'<link rel=stylesheet href=$1>'):raw(f);
 const m=collectPageStyles({names,read,sheet,address:(r?'/en/':'/')+sheet},b==='global-en');
 const kinds=new Map<string,number>();
 for(const [p,css] of m){n++;const before=raw(p);a+=gz(before);c+=gz(before.replace(/(<style data-href[^>]*>)[^]*?<\/style>/,(_,h)=>h+css.replaceAll('</style','<\\/style')+'</style>'));kinds.set(css,(kinds.get(css)??0)+1)}
 for(const [css,k] of kinds)console.log(r,k,'pages',css.length,gz(css));
 fs.mkdirSync('/tmp/look2-css',{recursive:true});[...kinds.keys()].forEach((css,i)=>fs.writeFileSync(`/tmp/look2-css/${b}-${r.replace('/','')}${i}.css`,css));
}
console.log(b,n,'mean',(a/n).toFixed(0),'->',(c/n).toFixed(0),((c-a)/n).toFixed(0));
}
