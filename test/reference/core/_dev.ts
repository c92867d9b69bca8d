import { mkdirSync, writeFileSync } from 'node:fs'
import { validate } from '#reference/validate'
import { environmentByName } from '#spec/environments'
import { rules } from '#spec/texts'
import { cases } from './cases.ts'
import { compose } from './pieces.ts'

const env = environmentByName('spv1.6')!
let bad = 0
const dump = process.argv[2]
const short = (v: any) =>
  v.kind === 'invalid'
    ? [...new Set(v.blames.map((b: any) => `${b.rule} w${b.word}: ${b.message}`))]
    : v
for (const [i, c] of cases.entries()) {
  const a = validate(compose(c.valid), env),
    b = validate(compose(c.invalid), env)
  if (a.kind !== 'valid') {
    bad++
    console.log(c.rule, c.name ?? '', 'VALID REFUSED', short(a))
  }
  if (b.kind !== 'invalid' || b.blames.some((x) => x.rule !== c.rule)) {
    bad++
    console.log(c.rule, c.name ?? '', 'INVALID', short(b))
  }
  const w = validate(compose(c.invalid), env, { without: [c.rule] })
  if (dump) {
    mkdirSync(dump, { recursive: true })
    writeFileSync(
      `${dump}/${i}-${c.rule.slice(5)}.valid.spv`,
      new Uint8Array(compose(c.valid).buffer),
    )
    writeFileSync(
      `${dump}/${i}-${c.rule.slice(5)}.invalid.spv`,
      new Uint8Array(compose(c.invalid).buffer),
    )
  }
}
console.log(cases.length, 'cases', bad, 'bad')
const covered = new Set<string>(cases.map((c) => c.rule))
console.log(
  'uncovered',
  rules
    .filter((r) => r.text === 'core' && r.phase === 'validate' && !covered.has(r.id))
    .map((r) => r.slug)
    .join(' '),
)
