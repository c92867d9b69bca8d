// A worker of a farm with one tool, the validator that does not check a rule, which does its jobs in this process.
// Arguments: URL, folder of blobs, name, id of the rule.
import { openFarm } from '#runner/farm/farm'
import { pack, unpack } from '#runner/farm/pack'
import { serveJobs } from '#runner/farm/serve-jobs'
import { fuzzSetupSchema } from '#runner/farm/setup'
import { sliceText } from '#runner/farm/slice-text'
import { type SliceWork, sliceWork } from '#runner/farm/slice-work'
import { isProblem } from '#runner/is-problem'
import { planted } from '../planted.ts'

const [url = '', blobs = '', name = '', rule = ''] = process.argv.slice(2)
const farm = await openFarm(url, blobs)
if (isProblem(farm)) throw new Error(farm.message)
const tool = planted.wrongOn(rule)
let work: SliceWork | undefined
serveJobs({
  ...{ farm, name, blobs, devices: [], jobs: 1, patience: 3 },
  tools: [{ name: tool.name, version: tool.version, spec: tool.name }],
  child: () => ({
    run: async ({ setup, task }) => {
      if (task.kind !== 'slice') return { kind: 'failed', why: task.kind, isFinal: true }
      work ??= await sliceWork(
        unpack(await farm.blobs.get(setup), fuzzSetupSchema),
        [tool],
        farm.blobs,
      )
      const result = await farm.blobs.put(pack(sliceText(await work.run(task))))
      return { kind: 'done', result, modules: task.runs, ms: 0 }
    },
    close: () => {},
  }),
  complain: (what) => console.log(what),
})
console.log('ready')
