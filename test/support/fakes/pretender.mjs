// A persistent harness that claims to be any tool of any version, and answers everything with the same status and text.
import { eachRequest, put } from './frames.mjs'

const [tool, version, makes = 'verdict', status = '0', text = ''] = process.argv.slice(2)
put(0, JSON.stringify({ harness: 1, tool, version, makes }))
eachRequest(() => put(Number(status), text))
