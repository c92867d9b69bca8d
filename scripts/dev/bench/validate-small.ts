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
for (let index = 0; index < octets.length; ) {
  const end = index + 4 + 4 * octets.readUInt32LE(index)
  modules.push({ module: Uint8Array.from(octets.subarray(index + 4, end)), environment })
  index = end
}
const rounds = 16
const portions = portionsOf(modules)
const best = portions.map(() => Number.POSITIVE_INFINITY)
for (let round = 0; round < rounds; round++)
  for (const [index, portion] of portions.entries()) {
    const start = performance.now()
    validateAll(portion)
    best[index] = Math.min(best[index] as number, performance.now() - start)
  }
const ms = best.reduce((sum, duration) => sum + duration, 0)
console.log(JSON.stringify({ rate: (modules.length * 1000) / ms }))
