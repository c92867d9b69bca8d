// Validates the file that is named, and says as JSON what the verdict is, how many milliseconds it took without the start of
// the process, and how much memory the process took at most, in KiB.
import '../../cli/tools/small-heap.ts'
import { readFileSync } from 'node:fs'
import { validate } from '#reference/validate'
import { environmentByName } from '#spec/environments'

const [file = '', name = ''] = process.argv.slice(2)
const environment = environmentByName(name)
if (environment === undefined) throw new Error(`there is no environment ${name}`)
const start = performance.now()
const { kind } = validate(readFileSync(file), environment)
const ms = performance.now() - start
console.log(JSON.stringify({ kind, ms, peak: process.resourceUsage().maxRSS }))
