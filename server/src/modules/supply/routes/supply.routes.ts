import { postingSaid } from '@bee/domain/supply';
import type { Deps } from '../../../deps.ts';
import { EnvelopeExtras, type Route, route } from '../../../http/route.ts';
import { readThreads, writeMessage } from '../service/message.service.ts';
import { reportPosting, setReportStatus } from '../service/report.service.ts';
import { reviewPosting } from '../service/review.service.ts';
import { listCities, listPostings, listProducts, readPosting } from '../service/supply.service.ts';
import { changePosting, writePosting } from '../service/write-posting.service.ts';
import { listReports } from '../store/report.repository.ts';
import { listReviews } from '../store/review.repository.ts';

export const supplyRoutes = ({ db }: Deps): Route[] => [
  route('vegetable/getSupplyDemandCityList', (request, { today }) => listCities(db, request, today)),
  route('vegetable/getSupplyDemandNameList', (request, { today }) => listProducts(db, request, today)),
  route('vegetable/getSupplyDemandList', (request, context) => listPostings(db, request, context)),
  route('vegetable/getSupplyDemandDetail', (request, context) => readPosting(db, request, context)),
  route('vegetable/supplyDemandAdd', async (request, context) => {
    const made = await writePosting(db, request, context);
    return new EnvelopeExtras(made, { msg: postingSaid(made.status) });
  }),
  route('vegetable/supplyDemandStatusChange', (request, context) => changePosting(db, request, context)),
  route('vegetable/supplyDemandReport', async (request, context) => {
    const reported = await reportPosting(db, request, context);
    return new EnvelopeExtras(reported, { msg: '已收到举报，我们会尽快核实' });
  }),
  route('vegetable/getSupplyDemandMessages', ({ id }, context) => readThreads(db, id, context)),
  route('vegetable/supplyDemandMessage', (request, context) => writeMessage(db, request, context)),
  route('ops/getSupplyList', (request, { today }) => listReviews(db, request, today)),
  route('ops/reviewSupply', (request, context) => reviewPosting(db, request, context)),
  route('ops/getSupplyReportList', (request) => listReports(db, request)),
  route('ops/setSupplyReportStatus', (request, context) => setReportStatus(db, request, context)),
];
