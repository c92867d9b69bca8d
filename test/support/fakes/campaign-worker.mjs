// A worker of a campaign that makes no module: what starts and ends workers is tested with it.
process.on('message', ({ kind, runs }) => {
  if (kind === 'run') process.send({ kind: 'done', result: { runs } })
})
process.on('disconnect', () => process.exit())
