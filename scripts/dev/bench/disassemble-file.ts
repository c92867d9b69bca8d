// Disassembles the file that is named first into the one that is named second, and says on standard error how much
// memory that took at most, in KiB.
import { openSync, readFileSync, writeSync } from 'node:fs'
import { disassembleInto } from '#reference/disassemble/disassemble'

const [input = '', output = ''] = process.argv.slice(2)
const file = openSync(output, 'w')
disassembleInto(readFileSync(input), (octets) => {
  for (let offset = 0; offset < octets.length; ) offset += writeSync(file, octets, offset)
})
console.error(process.resourceUsage().maxRSS)
