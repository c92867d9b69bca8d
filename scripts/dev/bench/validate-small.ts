// Validates the modules of the file that is named, some at a time in one thread, and prints how many of them a second
// gets through: the file holds the number of words of each module before its words.
import { readFileSync } from 'node:fs'
import { type Submission, validateAll } from '#reference/validate'
import { environmentByName } from '#spec/environments'
import { portionsOf } from './portions.ts'

const [file = '', name = ''] = process.argv.slice(2)
const environment = environmentByName(name)
if (environment === undefined) throw new Error(`there is no environment ${name}`)
const octets = readFileSync(file)
const modules: Submission[] = []
for (let at = 0; at < octets.length; ) {
  const end = at + 4 + 4 * octets.readUInt32LE(at)
  modules.push({ module: Uint8Array.from(octets.subarray(at + 4, end)), environment })
  at = end
}
const rounds = 16
const portions = portionsOf(modules)
const best = portions.map(() => Number.POSITIVE_INFINITY)
for (let round = 0; round < rounds; round++)
  for (const [at, portion] of portions.entries()) {
    const start = performance.now()
    validateAll(portion)
    best[at] = Math.min(best[at] as number, performance.now() - start)
  }
const ms = best.reduce((sum, one) => sum + one, 0)
console.log(JSON.stringify({ rate: (modules.length * 1000) / ms }))
