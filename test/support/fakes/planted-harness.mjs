// A harness that judges as the built reference does, except for rules whose ids begin with the given text: it does not
// check them. Campaigns start it many times, and the build starts ten times as fast as the sources.
import { validate } from '../../../dist/scripts/library.js'
import { eachRequest, put } from './frames.mjs'

const prefixes = process.argv.slice(2)

put(0, JSON.stringify({ harness: 1, tool: 'planted', version: '1.0', makes: 'verdict' }))
eachRequest((environment, module) => {
  const verdict = validate(new Uint8Array(module), { environment })
  const isWrong =
    verdict.kind === 'invalid' &&
    verdict.blames.every(({ rule }) => prefixes.some((prefix) => rule.startsWith(prefix)))
  if (verdict.kind === 'valid' || isWrong) put(0, '')
  else if (verdict.kind === 'invalid') put(1, verdict.message)
  else put(2, verdict.kind)
})
