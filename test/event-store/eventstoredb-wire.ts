import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { AppendReq, AppendResp, ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import pb from '@eventstore/db-client/generated/streams_pb.js';
import type { ExpectedRevision, Outcome, Proposal, Reading, StoredRecord } from './eventstoredb-log.js';

/** Translations between the log and the messages of EventStoreDB's protocol. */
export function proposalOf(request: AppendReq): Proposal {
  const message = request.getProposedMessage();
  return {
    id: message?.getId()?.getString() ?? '',
    type: message?.getMetadataMap().get('type') ?? '',
    contentType: message?.getMetadataMap().get('content-type') ?? '',
    data: message?.getData_asU8() ?? new Uint8Array(),
    metadata: message?.getCustomMetadata_asU8() ?? new Uint8Array(),
  };
}

export function appendOf(request: AppendReq): {
  readonly stream: string;
  readonly expected: ExpectedRevision;
} {
  const options = request.getOptions();
  return { stream: nameOf(options?.getStreamIdentifier()), expected: expectedOf(options) };
}

export function answerOf(outcome: Outcome, withPosition: boolean): AppendResp {
  if (outcome.status === 'wrong') {
    const wrong = new pb.AppendResp.WrongExpectedVersion();
    if (outcome.current < 0) wrong.setCurrentNoStream(new shared.Empty());
    else wrong.setCurrentRevision(String(outcome.current));
    return new pb.AppendResp().setWrongExpectedVersion(wrong);
  }
  const success = new pb.AppendResp.Success().setCurrentRevision(String(outcome.revision));
  if (!withPosition) return new pb.AppendResp().setSuccess(success.setNoPosition(new shared.Empty()));
  const position = new pb.AppendResp.Position()
    .setCommitPosition(String(outcome.position))
    .setPreparePosition(String(outcome.position));
  return new pb.AppendResp().setSuccess(success.setPosition(position));
}

export function readingOf(request: ReadReq): Reading {
  const options = request.getOptions();
  const stream = options?.getStream();
  const all = options?.getAll();
  const place = stream
    ? { start: stream.hasStart(), end: stream.hasEnd(), at: stream.getRevision() }
    : { start: all?.hasStart(), end: all?.hasEnd(), at: all?.getPosition()?.getCommitPosition() };
  const names = options?.getFilter()?.getStreamIdentifier()?.getRegex();
  return {
    stream: stream && nameOf(stream.getStreamIdentifier()),
    backwards: options?.getReadDirection() === pb.ReadReq.Options.ReadDirection.BACKWARDS,
    limit: options?.hasCount() ? Number(options.getCount()) : Number.POSITIVE_INFINITY,
    from: place.start ? 'start' : place.end ? 'end' : Number(place.at),
    subscribes: options?.hasSubscription() ?? false,
    isWanted: ({ stream }) => !names || new RegExp(names).test(stream),
  };
}

export function eventMessage(record: StoredRecord): ReadResp {
  const event = new pb.ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(record.id))
    .setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from(record.stream)))
    .setStreamRevision(String(record.revision))
    .setCommitPosition(String(record.position))
    .setPreparePosition(String(record.position))
    .setData(record.data)
    .setCustomMetadata(record.metadata);
  event.getMetadataMap().set('type', record.type);
  event.getMetadataMap().set('content-type', record.contentType);
  event.getMetadataMap().set('created', String(record.created.getTime() * 10_000));
  return new pb.ReadResp().setEvent(
    new pb.ReadResp.ReadEvent().setEvent(event).setCommitPosition(String(record.position)),
  );
}

export function notFoundMessage(stream: string): ReadResp {
  const missing = new pb.ReadResp.StreamNotFound().setStreamIdentifier(
    new shared.StreamIdentifier().setStreamName(Buffer.from(stream)),
  );
  return new pb.ReadResp().setStreamNotFound(missing);
}

export function confirmationMessage(): ReadResp {
  return new pb.ReadResp().setConfirmation(
    new pb.ReadResp.SubscriptionConfirmation().setSubscriptionId(crypto.randomUUID()),
  );
}

export function checkpointMessage(position: number): ReadResp {
  return new pb.ReadResp().setCheckpoint(
    new pb.ReadResp.Checkpoint().setCommitPosition(String(position)).setPreparePosition(String(position)),
  );
}

/** The members of a cluster, as a node tells of them. */
export function membersMessage(
  nodes: readonly { readonly port: number; readonly isLeader: boolean }[],
): gossip.ClusterInfo {
  const { LEADER, FOLLOWER } = gossip.MemberInfo.VNodeState;
  const members = nodes.map(({ port, isLeader }) =>
    new gossip.MemberInfo()
      .setInstanceId(new shared.UUID().setString(crypto.randomUUID()))
      .setState(isLeader ? LEADER : FOLLOWER)
      .setIsAlive(true)
      .setHttpEndPoint(new gossip.EndPoint().setAddress('127.0.0.1').setPort(port)),
  );
  return new gossip.ClusterInfo().setMembersList(members);
}

function expectedOf(options: AppendReq.Options | undefined): ExpectedRevision {
  if (options?.hasNoStream()) return -1;
  if (options?.hasAny()) return 'any';
  return options?.hasStreamExists() ? 'exists' : Number(options?.getRevision());
}

function nameOf(identifier: { getStreamName_asU8(): Uint8Array } | undefined): string {
  return Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');
}
