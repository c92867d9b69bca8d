import { rules } from '#spec/texts'
import { readFileSync } from 'node:fs'
const l = readFileSync('test/reference/own-cases-lacking.txt','utf8').split('\n').filter(x=>x&&!x.startsWith('#'))
for (const r of rules) if (l.includes(r.id) && r.id.startsWith(process.argv[2]!)) console.log(r.id.split('/')[1], '|', r.section, '|', r.summary, '|', r.confidence, r.phase, JSON.stringify(r.revisions??''), JSON.stringify((r as any).versions??''), (r as any).notes??'','\n')
