import { createHash } from 'node:crypto';

export type Script = { text: string; sha: string };

function script(text: string): Script {
  return { text, sha: createHash('sha1').update(text).digest('hex') };
}

/**
 * One attempt, by the clock of Redis, so that replicas need not agree on the time. A library of limiters
 * (rate-limiter-flexible) counts in fixed windows, one limit a call: twice the burst at a window's edge, up to four round
 * trips, and what a first limit took must be paid back when a later one refuses.
 * KEYS: arrival time of the credential and of the deployment, requests in flight of both.
 * ARGV: the request, the lease in ms, then interval and tolerance of both rates (interval 0: none), then both limits of
 * requests in flight (-1: none). Answers what refused (0 nothing, 1 rate, 2 concurrency), the side (1 credential,
 * 2 deployment), and the wait in microseconds. Requests in flight are members scored by the end of their lease, so that
 * those of a process that died are forgotten. An arrival time further ahead than a burst can bring it is from before a
 * change of the clock or of the limit, and is brought back.
 */
export const attemptScript = script(`
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000000 + tonumber(time[2])
local arrivals, wait, waiting = {}, 0, 0
for side = 1, 2 do
  local interval, tolerance = tonumber(ARGV[1 + 2 * side]), tonumber(ARGV[2 + 2 * side])
  if interval > 0 then
    local from = math.max(tonumber(redis.call('GET', KEYS[side]) or '0') or 0, now)
    local furthest = now + tolerance + interval
    if from > furthest then
      from = furthest
      redis.call('SET', KEYS[side], string.format('%.0f', from), 'PX', math.ceil((from - now) / 1000))
    end
    if from - tolerance - now > wait then
      wait, waiting = from - tolerance - now, side
    end
    arrivals[side] = from + interval
  end
end
if wait > 0 then
  return {1, waiting, wait}
end
for side = 1, 2 do
  local most = tonumber(ARGV[6 + side])
  if most >= 0 then
    redis.call('ZREMRANGEBYSCORE', KEYS[2 + side], '-inf', math.floor(now / 1000))
    if redis.call('ZCARD', KEYS[2 + side]) >= most then
      return {2, side, 0}
    end
  end
end
for side = 1, 2 do
  if arrivals[side] then
    local ttl = math.ceil((arrivals[side] - now) / 1000) + 1000
    redis.call('SET', KEYS[side], string.format('%.0f', arrivals[side]), 'PX', ttl)
  end
  if tonumber(ARGV[6 + side]) >= 0 then
    redis.call('ZADD', KEYS[2 + side], math.floor(now / 1000) + tonumber(ARGV[2]), ARGV[1])
    redis.call('PEXPIRE', KEYS[2 + side], ARGV[2])
  end
end
return {0, 0, 0}
`);

/** Renews the leases of requests in flight. KEYS: where they are counted. ARGV: the lease in ms, the requests. */
export const renewScript = script(`
local time = redis.call('TIME')
local ends = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000) + tonumber(ARGV[1])
for index = 2, #ARGV do
  redis.call('ZADD', KEYS[1], ends, ARGV[index])
end
redis.call('PEXPIRE', KEYS[1], ARGV[1])
return 0
`);
