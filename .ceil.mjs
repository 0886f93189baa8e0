import fs from 'fs';import z from 'zlib';
import {parse} from 'postcss';import selParser from 'postcss-selector-parser';
import {parseDocument} from 'htmlparser2';import {selectOne,compile} from 'css-select';
const [,,B,dir,isSheet]=process.argv;
const files=fs.readdirSync(B,{recursive:true,encoding:'utf8'});
const pages=files.filter(f=>f.endsWith('.html')&&(dir==='-'?!/^(ocr|spreadsheet)\//.test(f):f.startsWith(dir+'/')));
const sel=pages.map(p=>[p,fs.readFileSync(B+'/'+p,'utf8')]).filter(([p,h])=>/<style data-href/.test(h)&&(/\sclass="?[^">]*\bsheet-picture\b/.test(h))===(isSheet==='1'));
const css=sel[0][1].match(/<style[^>]*>(.*?)<\/style>/s)[1];
const docs=sel.map(([p,h])=>parseDocument(h.replace(/<style[^]*?<\/style>/g,'')));
const KEEP=new Set(['nprogress','bar','peg']);
const root=parse(css);const cache=new Map();let dropped=[];
const strip=selParser(r=>{
  r.walkPseudos(p=>{ if([':is',':where',':has',':not'].includes(p.value)){ if(p.value===':not'||p.value===':has')p.remove(); return;} if([':first-child',':last-child',':nth-child',':only-child'].includes(p.value)){p.remove();return} p.remove();});
  r.walkAttributes(a=>{ if(/^(data-|aria-|open|hidden|popover)/.test(a.attribute)) a.remove();});
});
const test=s=>{ if(cache.has(s))return cache.get(s);
  let r;try{let t=strip.processSync(s).trim()||'*';t=t.replace(/([>+~ ]|^)\s*(?=[>+~,]|$)/g,'$1*');const q=compile(t);r=docs.some(d=>selectOne(q,d)!==null)}catch(e){console.error('ERR',s,e.message);r=true}
  cache.set(s,r);return r};
root.walkRules(rule=>{ if(rule.parent?.name==='keyframes'||/keyframes/.test(rule.parent?.name??''))return;
  const keep=rule.selectors.filter(test);
  if(keep.length<rule.selectors.length)dropped.push(rule.selectors.filter(s=>!keep.includes(s)).join(',')+(keep.length?' [partly]':' {'+rule.nodes.map(String).join(';')+'}'));
  if(keep.length)rule.selectors=keep;else rule.remove();
});
const out=root.toString();
console.log(sel.length,'pages',css.length,out.length,'gz',z.gzipSync(css).length,z.gzipSync(out).length);
console.log(dropped.join('\n'));
