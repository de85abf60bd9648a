/** What operators choose by, where nobody but they read it. */
const says = (code: string, en: string, vi: string) => ({ code, name: { en, vi }, sentence: {} })

/** Reasons that the house lists for actions of which its brands say nothing else. */
export const HOUSE_REASONS: Readonly<Record<string, readonly ReturnType<typeof says>[]>> = {
  'members.unmask': [
    says('calling', 'I am calling the member', 'Tôi đang gọi cho thành viên'),
    says('payment_check', 'Checking a payment', 'Kiểm tra một khoản thanh toán'),
    says('member_asked', 'They have asked for it', 'Họ đã yêu cầu'),
    says('investigation', 'An investigation', 'Điều tra'),
  ],
  'members.freeze': [
    says('fraud', 'Suspected fraud', 'Nghi gian lận'),
    says('security', 'Security', 'Bảo mật'),
    says('complaint', 'A complaint', 'Khiếu nại'),
    says('investigation', 'An investigation', 'Điều tra'),
    says('harm', 'Signs of harm', 'Dấu hiệu gây hại'),
    says('cleared', 'Cleared up', 'Đã làm rõ'),
  ],
  'members.mark': [
    says('investigation', 'An investigation', 'Điều tra'),
    says('fraud', 'Suspected fraud', 'Nghi gian lận'),
    says('habit', 'A habit worth knowing', 'Thói quen đáng lưu ý'),
    says('correction', 'A correction', 'Chỉnh sửa'),
  ],
  'members.move': [
    says('agreed', 'Agreed by both agents', 'Hai đại lý đã thống nhất'),
    says('agent_left', 'The agent has left', 'Đại lý đã ngừng hợp tác'),
    says('correction', 'A correction', 'Chỉnh sửa'),
    says('investigation', 'An investigation', 'Điều tra'),
  ],
  'members.limit': [
    says('affordability', 'What they can afford', 'Khả năng chi trả'),
    says('harm', 'Signs of harm', 'Dấu hiệu gây hại'),
    says('member_asked', 'They have asked for it', 'Họ đã yêu cầu'),
    says('investigation', 'An investigation', 'Điều tra'),
  ],
  'members.rebate': [
    says('agreement', 'Agreed with the member', 'Đã thống nhất với thành viên'),
    says('goodwill', 'Goodwill', 'Thiện chí'),
    says('risk', 'Risk', 'Rủi ro'),
    says('correction', 'A correction', 'Chỉnh sửa'),
  ],
  'members.sign_out': [
    says('device_lost', 'A device was lost', 'Mất thiết bị'),
    says('security', 'Security', 'Bảo mật'),
    says('member_asked', 'They have asked for it', 'Họ đã yêu cầu'),
  ],
  'adjustments.make': [
    says('correction', 'A correction', 'Chỉnh sửa'),
    says('goodwill', 'Goodwill', 'Thiện chí'),
    says('lost_payment', 'A payment was lost', 'Thất lạc thanh toán'),
    says('complaint', 'A complaint', 'Khiếu nại'),
  ],
  'games.switch': [
    says('incident', 'Something is wrong with it', 'Có sự cố'),
    says('vendor', 'The vendor has asked for it', 'Nhà cung cấp yêu cầu'),
    says('maintenance', 'Maintenance', 'Bảo trì'),
    says('rules', 'A rule or licence demands it', 'Quy định hoặc giấy phép yêu cầu'),
    says('solved', 'It is solved', 'Đã xử lý xong'),
  ],
  'games.edit': [
    says('planned', 'Planned', 'Theo kế hoạch'),
    says('occasion', 'A special occasion', 'Dịp đặc biệt'),
    says('mistake', 'A mistake is put right', 'Sửa lỗi'),
  ],
  'vendors.access': [
    says('vendor', 'The vendor has asked for it', 'Nhà cung cấp yêu cầu'),
    says('new_vendor', 'A new vendor', 'Nhà cung cấp mới'),
    says('security', 'Security', 'Bảo mật'),
    says('mistake', 'A mistake is put right', 'Sửa lỗi'),
  ],
  'vendors.key': [
    says('planned', 'Planned', 'Theo kế hoạch'),
    says('new_vendor', 'A new vendor', 'Nhà cung cấp mới'),
    says('lost', 'The secret was lost', 'Mất khóa bí mật'),
    says('leaked', 'Others may know it', 'Có thể đã lộ'),
  ],
  'vendors.key_end': [
    says('leaked', 'Others may know it', 'Có thể đã lộ'),
    says('not_needed', 'It is not needed any more', 'Không còn cần nữa'),
    says('mistake', 'It was made by mistake', 'Tạo nhầm'),
  ],
  'tables.switch': [
    says('planned', 'Planned', 'Theo kế hoạch'),
    says('incident', 'Something is wrong with it', 'Có sự cố'),
    says('maintenance', 'Maintenance', 'Bảo trì'),
    says('solved', 'It is solved', 'Đã xử lý xong'),
  ],
  'tables.limit': [
    says('planned', 'Planned', 'Theo kế hoạch'),
    says('risk', 'Risk', 'Rủi ro'),
    says('mistake', 'A mistake is put right', 'Sửa lỗi'),
  ],
  'tables.edit': [
    says('planned', 'Planned', 'Theo kế hoạch'),
    says('occasion', 'A special occasion', 'Dịp đặc biệt'),
    says('mistake', 'A mistake is put right', 'Sửa lỗi'),
  ],
  'tables.void': [
    says('trouble', 'Technical trouble', 'Sự cố kỹ thuật'),
    says('mistake', 'It was dealt wrongly', 'Chia bài sai'),
  ],
  'crash.void': [
    says('trouble', 'Technical trouble', 'Sự cố kỹ thuật'),
    says('mistake', 'Something is wrong with the round', 'Ván có lỗi'),
  ],
  'draws.void': [
    says('trouble', 'Technical trouble', 'Sự cố kỹ thuật'),
    says('not_held', 'The draw was not held', 'Kỳ quay không diễn ra'),
    says('mistake', 'It was drawn or sold wrongly', 'Quay hoặc bán sai'),
  ],
  'draws.numbers': [
    says('exposure', 'Too much staked on it', 'Tiền cược dồn quá nhiều'),
    says('event', 'A number of the day', 'Số nóng trong ngày'),
    says('fraud', 'Suspected fraud', 'Nghi gian lận'),
    says('over', 'No longer needed', 'Không còn cần thiết'),
    says('correction', 'A correction', 'Chỉnh sửa'),
  ],
  'draws.correct': [
    says('correction', 'It was paid by wrong numbers', 'Trả thưởng theo kết quả sai'),
    says('office', 'The office has corrected its result', 'Đơn vị xổ số đã đính chính'),
    says('complaint', 'A complaint', 'Khiếu nại'),
  ],
  'draws.sale': [
    says('planned', 'Planned', 'Theo kế hoạch'),
    says('incident', 'Something is wrong with it', 'Có sự cố'),
    says('rules', 'A rule or licence demands it', 'Quy định hoặc giấy phép yêu cầu'),
    says('risk', 'Risk', 'Rủi ro'),
    says('solved', 'It is solved', 'Đã xử lý xong'),
  ],
  'settlements.end': [
    says('trouble', 'Technical trouble', 'Sự cố kỹ thuật'),
    says('correction', 'It is put right', 'Sửa lại cho đúng'),
    says('complaint', 'A complaint', 'Khiếu nại'),
  ],
  'shortfalls.collect': [
    says('agreed', 'Agreed with the member', 'Đã thống nhất với thành viên'),
    says('informed', 'The member has been informed', 'Đã thông báo cho thành viên'),
  ],
  'shortfalls.write_off': [
    says('uncollectible', 'It cannot be collected', 'Không thể thu hồi'),
    says('mistake', 'Our mistake', 'Lỗi của chúng ta'),
    says('complaint', 'A complaint', 'Khiếu nại'),
  ],
  'tables.resettle': [
    says('correction', 'It was paid wrongly', 'Trả thưởng sai'),
    says('complaint', 'A complaint', 'Khiếu nại'),
  ],
  'vendors.end_round': [
    says('vendor_said', 'The vendor has told us the result', 'Nhà cung cấp đã báo kết quả'),
    says('vendor_silent', 'The vendor does not answer', 'Nhà cung cấp không trả lời'),
    says('vendor_gone', 'The vendor has given the round up', 'Nhà cung cấp đã hủy ván'),
    says('complaint', 'A complaint', 'Khiếu nại'),
  ],
  'awards.pay': [
    says('vendor_confirmed', 'The vendor has confirmed it', 'Nhà cung cấp đã xác nhận'),
    says('rules_met', 'It agrees with the terms of the promotion', 'Đúng điều khoản khuyến mãi'),
    says('complaint', 'A complaint', 'Khiếu nại'),
  ],
  'awards.refuse': [
    says('mistake', 'It was awarded by mistake', 'Trao nhầm'),
    says('fraud', 'Suspected fraud', 'Nghi gian lận'),
    says('investigation', 'An investigation', 'Điều tra'),
  ],
  'tournaments.save': [
    says('planned', 'Planned', 'Theo kế hoạch'),
    says('mistake', 'A mistake is put right', 'Sửa lỗi'),
  ],
  'tournaments.announce': [
    says('planned', 'Planned', 'Theo kế hoạch'),
    says('occasion', 'A special occasion', 'Dịp đặc biệt'),
  ],
  'tournaments.cancel': [
    says('mistake', 'It was announced by mistake', 'Công bố nhầm'),
    says('abuse', 'It is being abused', 'Bị lạm dụng'),
    says('trouble', 'Technical trouble', 'Sự cố kỹ thuật'),
  ],
  'withdrawals.aside': [
    says('call_member', 'The member is to be called', 'Cần gọi cho thành viên'),
    says('call_bank', 'The bank is to be asked', 'Cần hỏi ngân hàng'),
    says('documents_awaited', 'Documents are on their way', 'Đang chờ giấy tờ'),
    says('other_team', 'Another team looks at it', 'Bộ phận khác đang xem'),
  ],
  'strays.credit': [
    says('payment_found', 'Amount and time belong to this member', 'Số tiền và thời gian khớp với thành viên này'),
    says('member_proved', 'The member has proved it', 'Thành viên đã chứng minh'),
    says('told_late', 'Told late', 'Được báo muộn'),
  ],
  'strays.send_back': [
    says('other_name', 'Paid by somebody else', 'Do người khác chuyển'),
    says('nobody_found', 'It belongs to nobody here', 'Không thuộc về ai ở đây'),
    says('member_asked', 'They have asked for it', 'Họ đã yêu cầu'),
  ],
  'strays.write_off': [
    says('sender_unknown', 'Nobody knows who sent it', 'Không rõ người gửi'),
    says('refused_back', 'The bank does not take it back', 'Ngân hàng không nhận lại'),
    says('never_came', 'It never came after all', 'Cuối cùng tiền đã không đến'),
  ],
  'deposits.credit': [
    says('statement', 'Seen on the bank’s statement', 'Đã thấy trên sao kê ngân hàng'),
    says('bank_confirmed', 'The bank has confirmed it', 'Ngân hàng đã xác nhận'),
    says('slip_checked', 'The slip was checked with the bank', 'Đã đối chiếu biên lai với ngân hàng'),
    says('told_late', 'Told late', 'Được báo muộn'),
  ],
  'strays.park': [
    says('asked_bank', 'The bank has been asked', 'Đã hỏi ngân hàng'),
    says('asked_member', 'The member has been asked', 'Đã hỏi thành viên'),
    says('investigation', 'An investigation', 'Điều tra'),
  ],
  'approvals.refuse': [
    says('not_agreed', 'I don’t agree', 'Tôi không đồng ý'),
    says('wrong', 'Something in it is wrong', 'Có điều gì đó sai'),
    says('incomplete', 'Something is missing', 'Còn thiếu thông tin'),
    says('not_needed', 'It is not needed any more', 'Không còn cần nữa'),
  ],
  'settings.edit': [
    says('business', 'A business decision', 'Quyết định kinh doanh'),
    says('request', 'Asked for by a department', 'Bộ phận yêu cầu'),
    says('security', 'Security', 'Bảo mật'),
    says('incident', 'An incident', 'Sự cố'),
    says('correction', 'A correction', 'Chỉnh sửa'),
  ],
  'operators.edit': [
    says('new_task', 'New task', 'Nhiệm vụ mới'),
    says('left_task', 'A task has ended', 'Đã hết nhiệm vụ'),
    says('joined', 'Joined us', 'Mới vào làm'),
    says('left', 'Has left us', 'Đã nghỉ việc'),
    says('security', 'Security', 'Bảo mật'),
    says('correction', 'A correction', 'Chỉnh sửa'),
  ],
  'operators.access': [
    says('device_lost', 'A device was lost', 'Mất thiết bị'),
    says('security', 'Security', 'Bảo mật'),
    says('member_asked', 'They have asked for it', 'Họ đã yêu cầu'),
  ],
  'reconciliation.resolve': [
    says('told_late', 'Told late', 'Được báo muộn'),
    says('their_mistake', 'A mistake of theirs', 'Lỗi của họ'),
    says('our_mistake', 'A mistake of ours', 'Lỗi của ta'),
    says('lost_payment', 'A payment was lost', 'Thất lạc thanh toán'),
    says('investigation', 'An investigation', 'Điều tra'),
  ],
  'reconciliation.run': [
    says('complaint', 'A complaint', 'Khiếu nại'),
    says('investigation', 'An investigation', 'Điều tra'),
    says('incident', 'An incident', 'Sự cố'),
    says('correction', 'A correction', 'Chỉnh sửa'),
  ],
}
