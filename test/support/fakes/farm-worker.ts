// A worker of a farm that takes real jobs from a real queue, and does nothing for them but wait and store an answer.
// Arguments: URL, folder of blobs, name, milliseconds of a job.

import { openFarm } from '#runner/farm/farm'
import { serveJobs } from '#runner/farm/serve-jobs'
import { isProblem } from '#runner/is-problem'

const [url = '', blobs = '', name = '', ms = '0'] = process.argv.slice(2)
const farm = await openFarm(url, blobs)
if (isProblem(farm)) throw new Error(farm.message)
serveJobs({
  ...{ farm, name, blobs, devices: [], jobs: 2, patience: 2 },
  tools: [{ name: 'waits', version: '1', spec: 'waits' }],
  child: () => ({
    run: async ({ task }) => {
      await new Promise((resolve) => setTimeout(resolve, Number(ms)))
      try {
        const result = await farm.blobs.put(Buffer.from(JSON.stringify(task)))
        return { kind: 'done', result, modules: 1, ms: Number(ms) }
      } catch (error) {
        return { kind: 'failed', why: (error as Error).message, isFinal: false }
      }
    },
    close: () => {},
  }),
  complain: (what) => console.log(what),
})
console.log('ready')
