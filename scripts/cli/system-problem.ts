import { type Problem, problem } from '#runner/problem'

const noSpace =
  'free space there, or name another folder with --out; TMPDIR is the folder of temporary files'

const noAccess = 'name another folder with --out; TMPDIR is the folder of temporary files'

/** A folder that a user names is looked at before: only that of temporary files may turn out not to be there. */
const noTemporary = 'TMPDIR is the folder of temporary files, which must exist'
const isMissing: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR'])

const hints: Readonly<Record<string, string>> = {
  ENOSPC: noSpace,
  EDQUOT: noSpace,
  EFBIG: 'raise the limit of the size of files (ulimit -f)',
  EACCES: noAccess,
  EPERM: noAccess,
  EROFS: noAccess,
  EMFILE: 'raise the limit of open files (ulimit -n), or lower --jobs',
  ENFILE: 'end other programs, or lower --jobs',
  EAGAIN: 'raise the limit of processes (ulimit -u), or lower --jobs',
  ENOENT: 'correct the name; a file of the package itself comes back with a new installation',
  ENOTDIR: 'a part of the path is a file: correct the name',
  EISDIR: 'name a file',
  ELOOP: 'a link leads to itself: name another file',
  ENAMETOOLONG: 'name a shorter path',
  EIO: 'the disk cannot be read: name another file',
  ENXIO: 'name another file',
  ENOMEM: 'lower --jobs, or raise the limit of memory (ulimit -v)',
}

/** A refusal by the operating system, which is not a defect of the program; `undefined` for any other error. */
export function systemProblem(error: unknown): Problem | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, syscall, path, message } = error as NodeJS.ErrnoException
  if (code === undefined || syscall === undefined) return undefined
  const hint = syscall === 'mkdtemp' && isMissing.has(code) ? noTemporary : hints[code]
  if (hint === undefined) return undefined
  const why = message.replace(/^\w+: /, '').replace(/,.*/s, '')
  const what = path === undefined ? syscall : `${path}: ${syscall}`
  return problem('system', `${what}: ${why} (${code})`, hint)
}
