import { limitsOf } from '#runner/limits/limits-of'
import { corpusCases } from '/work/w/judge/test/texts/corpus-cases.ts'
import { referenceJudge } from '#runner/corpus/reference-judge'
import { environmentByName } from '#spec/environments'
const counts = new Map<string, string[]>()
let n = 0, rules: Record<string, number> = {}
for (const [text, cases] of corpusCases())
  for (const { case: c, words } of cases) {
    for (const name of c.environments) {
      const env = environmentByName(name)!
      const v: any = referenceJudge(words, env, c.confidence === 'open' ? 'open' as any : undefined as any, undefined as any, limitsOf(c as any))
      n++
      const blames = v.kind === 'invalid' ? [...new Set(v.blames.map((b: any) => b.rule))] : []
      if (c.expect === 'either') continue
      const want = c.expect === 'valid' ? 'valid' : c.rule
      const got = v.kind === 'invalid' ? blames.join('+') : v.kind
      if (want !== got) {
        const key = `${want === 'valid' ? 'valid' : 'invalid'} -> ${got}`
        const l = counts.get(key) ?? []
        l.push(`${c.rule}/${(c as any).name ?? c.id} @${name}`)
        counts.set(key, l)
      }
    }
  }
console.log(n, 'asked')
for (const [k, l] of [...counts].sort((a, b) => b[1].length - a[1].length)) console.log(l.length, k, l.slice(0, 6).join(' | '))
