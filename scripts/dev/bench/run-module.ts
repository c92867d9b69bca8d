// Runs a loop of integers and of a variable in the interpreter, and prints instructions a second of one thread, and the microseconds
// that a small module takes before its first instruction.
import { readFileSync } from 'node:fs'
import { execute } from '#reference/execute/execute'
import type { Request } from '#reference/execute/request'

const [file = ''] = process.argv.slice(2)
const words = new Uint32Array(Uint8Array.from(readFileSync(file)).buffer)
const request: Request = { groups: [1, 1, 1], bindings: new Map([['0,0', new Uint8Array(16)]]) }
const rounds = 5
const starts = 3000

function processorTime(): number {
  const { user } = process.cpuUsage()
  return user / 1000
}

let rate = 0
for (let round = 0; round < rounds; round++) {
  const start = processorTime()
  const outcome = execute(words, request)
  if (outcome.kind !== 'finished') throw new Error(JSON.stringify(outcome))
  rate = Math.max(rate, (outcome.steps * 1000) / (processorTime() - start))
}
let best = Number.POSITIVE_INFINITY
const none: Request = { ...request, limits: { steps: 1 } }
for (let round = 0; round < starts; round++) {
  const start = performance.now()
  execute(words, none)
  best = Math.min(best, performance.now() - start)
}
console.log(JSON.stringify({ rate, startMicroseconds: best * 1000 }))
