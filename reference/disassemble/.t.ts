import { readFileSync, writeSync } from 'node:fs'
import { disassembleInto } from './disassemble-into.ts'

const d = disassembleInto(readFileSync(process.argv[2]!), (o) => writeSync(1, o))
if (d.length) console.error(d)
