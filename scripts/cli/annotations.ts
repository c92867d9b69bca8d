// Writes what failed a run as annotations of GitHub; the argument is the JSON report. Called by ci.sh.
import { readFileSync } from 'node:fs'
import { annotationLines } from './annotation-lines.ts'

const [, , file = ''] = process.argv
for (const line of annotationLines(JSON.parse(readFileSync(file, 'utf8')))) console.log(line)
