// `npm run single-file [FILE]`: the package and Node in one program, for machines without Node. Run after `npm run build`. The
// program unpacks the package into the user's cache when it is first started.
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildSync } from 'esbuild'
import { inject } from 'postject'
import { packageRoot } from '#runner/package-root'
import { cleanShell } from '#runner/process/clean-shell'
import { scriptCommand } from '../cli/script-command.ts'
import { archiveOf } from './single-file/archive.ts'
import { digestsOf } from './single-file/cached-folder.ts'
import { listOf } from './single-file/list-of.ts'

const [target = 'out/spirv-cts'] = scriptCommand(
  'single-file',
  'write the package and Node as one program, for machines without Node',
)
  .argument('[file]', 'the program; out/spirv-cts by default')
  .parse().args
const root = packageRoot()
const work = mkdtempSync(join(tmpdir(), 'single-file-'))

async function npm(...args: readonly string[]): Promise<string> {
  return (await cleanShell({ cwd: root })`exec npm ${args}`).stdout
}

try {
  const start = "module.exports = (module) => import(require('node:url').pathToFileURL(module))\n"
  const files = new Map<string, Uint8Array>([['start.cjs', Buffer.from(start)]])
  for (const [path, file] of listOf(
    root,
    await npm('pack', '--dry-run', '--json', '--ignore-scripts'),
    await npm('ls', '--omit=dev', '--all', '--parseable'),
  ))
    files.set(path, readFileSync(file))
  writeFileSync(join(work, 'package.gz'), gzipSync(archiveOf(files)))
  writeFileSync(join(work, 'digests.json'), JSON.stringify(digestsOf(files)))
  buildSync({
    entryPoints: [join(root, 'scripts/dev/single-file/main.ts')],
    outfile: join(work, 'main.cjs'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
  })
  const config = {
    main: join(work, 'main.cjs'),
    output: join(work, 'blob'),
    disableExperimentalSEAWarning: true,
    assets: { package: join(work, 'package.gz'), digests: join(work, 'digests.json') },
  }
  writeFileSync(join(work, 'sea.json'), JSON.stringify(config))
  await cleanShell()`exec ${process.execPath} --experimental-sea-config ${join(work, 'sea.json')}`
  mkdirSync(dirname(resolve(target)), { recursive: true })
  rmSync(target, { force: true })
  copyFileSync(process.execPath, target)
  chmodSync(target, 0o755)
  await inject(target, 'NODE_SEA_BLOB', readFileSync(config.output), {
    // The name of the place that Node reserves for it.
    sentinelFuse: 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2',
  })
  console.log(`${target}: ${files.size} files`)
} finally {
  rmSync(work, { recursive: true, force: true })
}
